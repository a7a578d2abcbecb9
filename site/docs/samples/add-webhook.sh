npm run ops -- webhooks add --event order_placed \
  --url https://shop.example/hooks
npm run ops -- webhooks add --type mail.failed \
  --url https://shop.example/hooks
npm run ops -- webhooks list
