importScripts('https://grovemail.example/gm-service-worker.js');
