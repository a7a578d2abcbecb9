npx tsc --noEmit --strict --target es2022 --module preserve index.mts
npx tsx index.mts
