curl -s 'https://api.example/v1/webhooks' -H "Authorization: Bearer $API_KEY" \
  -H 'Content-Type: application/json' -o webhook.json \
  -d '{"url":"https://shop.example/hooks","event_codes":["order_placed"]}'
export WEBHOOK_SECRET=$(jq -r .payload.data.secret webhook.json)

node hooks.mjs &    # or: python3 hooks.py &, php -S 127.0.0.1:8000 hooks.php &

jq -r '.payload.data.request.headers | to_entries[] | "\(.key): \(.value)"' \
  webhook.json > headers.txt
jq -j .payload.data.request.body webhook.json |
  curl -si --retry 5 --retry-connrefused 'http://127.0.0.1:8000/' -H @headers.txt --data-binary @-

kill %1
