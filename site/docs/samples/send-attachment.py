import base64
import os
from pathlib import Path
import requests

api = "https://api.example"
key = os.environ["API_KEY"]
invoice = Path("invoice.pdf").read_bytes()

response = requests.post(
    f"{api}/v1/transactionals",
    headers={"Authorization": f"Bearer {key}"},
    json={
        "template_code": "receipt",
        "recipient_email": "ada@shop.example",
        "attachments": [
            {
                "filename": "invoice-1042.pdf",
                "content": base64.b64encode(invoice).decode(),
                "contentType": "application/pdf",
            },
        ],
    },
)
print(response.status_code)
print(response.json())
