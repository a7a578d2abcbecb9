<?php
$api = 'https://api.example';
$key = getenv('API_KEY');

function allContacts(string $api, string $key): Generator
{
    $curl = curl_init();
    $query = ['limit' => 100];
    do {
        curl_setopt_array($curl, [
            CURLOPT_URL => "$api/v1/contacts?" . http_build_query($query),
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HTTPHEADER => ["Authorization: Bearer $key"],
        ]);
        $response = json_decode(curl_exec($curl), true);
        if ($response['error']) {
            throw new RuntimeException($response['error']);
        }
        yield from $response['payload']['data'];
        $query['cursor'] = $response['payload']['meta']['next_cursor'];
    } while ($query['cursor'] !== null);
}

foreach (allContacts($api, $key) as $contact) {
    echo $contact['email'], "\n";
}
