git clone <repository> grovemail && cd grovemail
npm ci && npm start
