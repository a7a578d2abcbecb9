export API_KEY=$(npm run --silent ops -- keys create --test)
