npm run ops -- keys create --label "Order mails" --scope send \
  --expires 90d --network 203.0.113.0/24
