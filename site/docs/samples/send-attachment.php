<?php
$api = 'https://api.example';
$key = getenv('API_KEY');
$invoice = file_get_contents('invoice.pdf');

$curl = curl_init("$api/v1/transactionals");
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer $key",
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'template_code' => 'receipt',
        'recipient_email' => 'ada@shop.example',
        'attachments' => [
            [
                'filename' => 'invoice-1042.pdf',
                'content' => base64_encode($invoice),
                'contentType' => 'application/pdf',
            ],
        ],
    ]),
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_HTTP_CODE);
echo $status, "\n", $body, "\n";
