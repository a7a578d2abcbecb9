export API_KEY=$(
  curl -sX POST 'https://api.example/guests/test-key' |
    grep -o 'gm_test_[^"]*'
)
echo "$API_KEY"
curl 'https://api.example/v1/contacts' \
  -H "Authorization: Bearer $API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"email":"ada@shop.example","firstname":"Ada"}'
