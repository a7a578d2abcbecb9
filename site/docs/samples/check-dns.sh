dig +short TXT shop.example
dig +short TXT _dmarc.shop.example
