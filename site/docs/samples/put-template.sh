npm run ops -- templates put welcome \
  --subject 'Welcome, @firstname' --html welcome.html
npm run ops -- templates preview welcome \
  --data '{"firstname":"Ada","plan":"Workshop"}' --out preview.html
