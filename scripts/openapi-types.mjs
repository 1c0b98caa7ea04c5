import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const contract = 'openapi/portal-api.yaml';
const types = 'src/adapters/http/schema.d.ts';

/** Takes the examples out: they are for those who read the contract. */
const removeExamples = (node) => {
  if (typeof node !== 'object' || node === null) return;
  delete node.example;
  delete node.examples;
  Object.values(node).forEach(removeExamples);
};

const api = parse(readFileSync(contract, 'utf8'));
// The parameters of whole paths are the headers that `withHeaders` adds to every call. No gateway names them.
for (const path of Object.values(api.paths)) delete path.parameters;
removeExamples(api);
const text = COMMENT_HEADER + astToString(await openapiTS(api));

if (!process.argv.includes('--check')) writeFileSync(types, text);
else if (readFileSync(types, 'utf8') !== text) {
  console.error(`${types} is not up-to-date: run npm run openapi:types`);
  process.exitCode = 1;
}
