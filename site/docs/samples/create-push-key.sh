npm run ops -- keys create --scope push-only --label "Shop pages"
