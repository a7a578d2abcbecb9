npm run ops -- keys list
npm run ops -- keys revoke 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55 --yes
