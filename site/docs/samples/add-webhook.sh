npm run ops -- webhooks add --event order_placed \
  --type mail.bounced --type mail.failed \
  --url https://shop.example/hooks
npm run ops -- webhooks list
