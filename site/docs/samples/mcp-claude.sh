claude mcp add --transport http email-api https://api.example/mcp
