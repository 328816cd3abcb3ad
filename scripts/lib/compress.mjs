import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Writes each script and style of a folder once more, compressed as well as brotli can: it takes seconds, which a build has
 * and the edge has not. `worker/http/serve-file.ts` serves it.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    const bytes = readFileSync(`${folder}/${file}`);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${folder}/${file}.br`, brotliCompressSync(bytes, { params }));
  }
}
