importScripts('https://api.example/gm-service-worker.js');
