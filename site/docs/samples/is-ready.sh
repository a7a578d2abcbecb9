curl -i 'https://api.example/readyz'
