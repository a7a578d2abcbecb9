export API_KEY=$(
  curl -sX POST 'https://api.example/guests/test-key' |
    grep -o 'gm_test_[^"]*'
)
echo "$API_KEY"
