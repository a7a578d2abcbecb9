<?php
$api = 'https://api.example';
$key = getenv('API_KEY');
$prices = file_get_contents('trade-prices.pdf');

$curl = curl_init("$api/v1/transactionals");
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer $key",
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'template_code' => 'welcome',
        'recipient_email' => 'ada@shop.example',
        'data' => ['firstname' => 'Ada', 'plan' => 'Workshop'],
        'attachments' => [
            [
                'filename' => 'trade-prices.pdf',
                'content' => base64_encode($prices),
                'contentType' => 'application/pdf',
            ],
        ],
    ]),
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_HTTP_CODE);
echo $status, "\n", $body, "\n";
