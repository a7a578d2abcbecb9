git clone <repository> platform && cd platform
npm ci && npm start
