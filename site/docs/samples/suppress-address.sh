npm run ops -- preferences show ada@shop.example
npm run ops -- preferences suppress --email ada@shop.example --list welcome
npm run ops -- preferences lift --email ada@shop.example --list welcome
