// Writes the tables of calls in docs/product.md from shared/calls: run it when a declaration changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { withCallTables } from './product/call-tables.ts';

const document = new URL('../docs/product.md', import.meta.url);
writeFileSync(document, withCallTables(readFileSync(document, 'utf8')));
