import os
import time
import requests

api = "https://api.example"
key = os.environ["API_KEY"]


def post(path, idempotency_key, body):
    for attempt in range(1, 6):
        seconds = 2**attempt
        try:
            response = requests.post(
                api + path,
                headers={
                    "Authorization": f"Bearer {key}",
                    "Idempotency-Key": idempotency_key,
                },
                json=body,
                timeout=30,
            )
            again = response.status_code == 429 or response.status_code >= 500
            if not again or attempt == 5:
                return response
            seconds = int(response.headers.get("Retry-After", seconds))
        except (requests.ConnectionError, requests.Timeout):
            # The connection was lost.
            if attempt == 5:
                raise
        time.sleep(seconds)


response = post("/v1/automations", "order-1042-shipped", {
    "event_code": "order_shipped",
    "contact_email": "ada@shop.example",
    "context": {},
})
print(response.status_code)
print(response.json())
