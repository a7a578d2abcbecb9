import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Calls back for each token of HTML with its position, without decoding character references. */
export function tokenizeHtml(html: string, callbacks: Partial<TokenizerCallbacks>): void {
  const tokenizer = new Tokenizer({ decodeEntities: false }, { ...ignored, ...callbacks });
  tokenizer.write(html);
  tokenizer.end();
}

function ignore(): void {}

const ignored: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};
