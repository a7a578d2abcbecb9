import os
import requests

api = "https://api.example"
key = os.environ["API_KEY"]


def all_contacts():
    session = requests.Session()
    session.headers["Authorization"] = f"Bearer {key}"
    query = {"limit": 100}
    while True:
        answer = session.get(f"{api}/v1/contacts", params=query).json()
        if answer["error"]:
            raise RuntimeError(answer["error"])
        payload = answer["payload"]
        yield from payload["data"]
        query["cursor"] = payload["meta"]["next_cursor"]
        if query["cursor"] is None:
            return


for contact in all_contacts():
    print(contact["email"])
