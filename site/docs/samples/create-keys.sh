npm run ops -- keys create --label "Shop"    # a live key
npm run ops -- keys create --test            # a test key
