npm run ops -- push send --email ada@shop.example \
  --title "It is on its way" --body "Order 1042" --url /orders/1042
npm run ops -- push sent
