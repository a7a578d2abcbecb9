import base64
import os
from pathlib import Path
import requests

api = "https://api.example"
key = os.environ["API_KEY"]
prices = Path("trade-prices.pdf").read_bytes()

response = requests.post(
    f"{api}/v1/transactionals",
    headers={"Authorization": f"Bearer {key}"},
    json={
        "template_code": "welcome",
        "recipient_email": "ada@shop.example",
        "data": {"firstname": "Ada", "plan": "Workshop"},
        "attachments": [
            {
                "filename": "trade-prices.pdf",
                "content": base64.b64encode(prices).decode(),
                "contentType": "application/pdf",
            },
        ],
    },
)
print(response.status_code)
print(response.json())
