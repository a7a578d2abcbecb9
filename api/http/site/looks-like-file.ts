/**
 * Whether a path has the extension of a file, so that a missing one gets a 404. Other dots are part of a name or a version, as
 * in `/pricing-v2.0`.
 * @param path decoded
 */
export function looksLikeFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot === 0 || (dot > 0 && endings.has(name.slice(dot + 1).toLowerCase()));
}

const endings = new Set(
  [
    'html htm xhtml php asp aspx jsp cgi',
    'css js mjs cjs ts tsx jsx map wasm json jsonl xml xsl rss atom txt md mdx yaml yml toml ini conf log sql webmanifest',
    'png jpg jpeg gif svg webp avif bmp ico icns tif tiff heic',
    'woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v mov ogg ogv wav webm flac vtt',
    'pdf csv tsv doc docx xls xlsx ppt pptx odt ods rtf epub eml ics vcf',
    'zip gz tgz br zst tar bz2 xz 7z rar bak old env exe dll apk dmg iso',
  ].flatMap((line) => line.split(' ')),
);
