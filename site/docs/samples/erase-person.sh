npm run ops -- person export --email ada@shop.example --out ada.json
npm run ops -- person erase --email ada@shop.example
