<?php
$api = 'https://api.example';
$key = getenv('API_KEY');

function post(string $url, string $key, string $idempotencyKey, array $body): array
{
    for ($attempt = 1; ; $attempt++) {
        $wait = 2 ** $attempt;
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 30,
            CURLOPT_HTTPHEADER => [
                "Authorization: Bearer $key",
                'Content-Type: application/json',
                "Idempotency-Key: $idempotencyKey",
            ],
            CURLOPT_POSTFIELDS => json_encode($body),
            CURLOPT_HEADERFUNCTION => function ($curl, $line) use (&$wait) {
                if (stripos($line, 'Retry-After:') === 0) {
                    $wait = (int) substr($line, strlen('Retry-After:'));
                }
                return strlen($line);
            },
        ]);
        $response = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_HTTP_CODE);
        // 0: the connection was lost.
        $again = $status === 0 || $status === 429 || $status >= 500;
        if (!$again || $attempt === 5) {
            return [$status, $response];
        }
        sleep($wait);
    }
}

[$status, $response] = post("$api/v1/automations", $key, 'order-1042-shipped', [
    'event_code' => 'order_shipped',
    'contact_email' => 'ada@shop.example',
    'context' => new stdClass(),
]);
echo $status, "\n", $response, "\n";
