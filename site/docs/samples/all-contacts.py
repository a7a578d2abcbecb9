import os
import requests

api = "https://api.example"
key = os.environ["API_KEY"]


def all_contacts():
    session = requests.Session()
    session.headers["Authorization"] = f"Bearer {key}"
    query = {"limit": 100}
    while True:
        response = session.get(f"{api}/v1/contacts", params=query).json()
        if response["error"]:
            raise RuntimeError(response["error"])
        payload = response["payload"]
        yield from payload["data"]
        query["cursor"] = payload["meta"]["next_cursor"]
        if query["cursor"] is None:
            return


for contact in all_contacts():
    print(contact["email"])
