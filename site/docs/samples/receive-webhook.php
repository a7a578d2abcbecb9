<?php

$secret = getenv('WEBHOOK_SECRET'); // whsec_…
if (!$secret) {
    throw new Exception('Set WEBHOOK_SECRET.');
}

function isGenuine(string $body, string $secret): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    $signatures = $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }

    $key = base64_decode(str_replace('whsec_', '', $secret));
    $code = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($code);
    foreach (explode(' ', $signatures) as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

$body = file_get_contents('php://input'); // the raw bytes, before any parsing

if (!isGenuine($body, $secret)) {
    http_response_code(400);
    exit;
}
$event = json_decode($body, true);
error_log("{$event['type']} {$event['timestamp']}");
http_response_code(204);
