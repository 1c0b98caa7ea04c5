import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { breakingChanges, unrecorded } from './openApiChanges';
import { type Node, openApiFile } from './openApiFile';

const openapi = path.join(__dirname, '../../openapi');

const textOf = (name: string): string => readFileSync(path.join(openapi, name), 'utf8');

const parsed = (text: string): Node => parse(text) as Node;

const current = textOf('portal-api.yaml');

/** The file with one text replaced. The text has to be in it. */
const edited = (from: string, to: string): Node => {
  expect(current).toContain(from);
  return parsed(current.replace(from, to));
};

const changesAfter = (from: string, to: string): readonly string[] => breakingChanges(openApiFile, edited(from, to));

describe('The OpenAPI file, compared with the last release', () => {
  it('has another major version and an entry in the changelog if it breaks anything', () => {
    expect(unrecorded(parsed(textOf('released.yaml')), openApiFile, textOf('CHANGELOG.md'))).toEqual([]);
  });

  it('may break nothing without them', () => {
    const released = parsed(textOf('released.yaml'));
    const sameVersion = edited('version: 2.0.0', 'version: 1.0.1');
    expect(unrecorded(released, sameVersion, textOf('CHANGELOG.md')).length).toBeGreaterThan(10);
    expect(unrecorded(released, openApiFile, '# Changelog\n\n## 1.0.0\n').length).toBeGreaterThan(10);
  });

  it.each([
    ['an operation is removed', '  /api/policies/documents:', '  /api/policies/files:'],
    ['a field of a reply is removed', 'phoneNumber: { type: [string, ', 'telephone: { type: [string, '],
    [
      'a field of a reply is required',
      'required: [email]\n      properties:\n        firstName',
      'required: [email, firstName]\n      properties:\n        firstName',
    ],
    [
      'a field of a reply is no longer required',
      'required: [claimNumber]\n      properties:\n        claimNumber: { type: string, minLength: 1, description',
      'properties:\n        claimNumber: { type: string, minLength: 1, description',
    ],
    ['a field of a request is required', 'required: [billingToken]', 'required: [billingToken, name]'],
    ['a field of a request is removed', 'verificationCode: { type: string', 'code: { type: string'],
    ['a closed list loses a value', 'enum: [custcancelled, custmodpolpckg]', 'enum: [custcancelled]'],
    ['an open list loses a value', 'x-extensible: [pending, complete, failed]', 'x-extensible: [pending, complete]'],
    ['a type changes', 'edeliveryPreference: { type: [boolean, ', 'edeliveryPreference: { type: [string, '],
    ['a value may no longer be null', "phoneNumber: { type: [string, 'null']", 'phoneNumber: { type: string'],
    ['a range narrows', 'maxLength: 512', 'maxLength: 100'],
    ['a text becomes a list', 'billingToken: { type: string }', 'billingToken: { type: string, enum: [a] }'],
    [
      'a parameter of every operation of an address is required',
      '  /api/policies/documents:\n    parameters:\n',
      '  /api/policies/documents:\n    parameters:\n      - { name: page, in: query, required: true }\n',
    ],
    [
      'a header is required',
      'name: Idempotency-Key\n      in: header\n      required: false',
      'name: Idempotency-Key\n      in: header\n      required: true',
    ],
  ])('finds that %s', (_, from, to) => {
    expect(changesAfter(from, to)).not.toEqual([]);
  });

  it('says once that an operation is removed, and not that each of its parts is', () => {
    expect(changesAfter('  /api/policies/documents:', '  /api/policies/files:')).toEqual([
      'GET /api/policies/documents: was removed',
    ]);
  });

  it.each([
    ['a description', 'summary: List the customer', 'summary: All of the customer'],
    ['an optional field of a reply', 'firstName: { $ref', 'added: { type: string }\n        firstName: { $ref'],
    [
      'an optional field of a request',
      'billingToken: { type: string }',
      'billingToken: { type: string }\n        note: { type: string }',
    ],
    [
      'a value of an open list',
      'x-extensible: [pending, complete, failed]',
      'x-extensible: [pending, complete, failed, queued]',
    ],
    [
      'an operation',
      '  /api/policies/documents:',
      '  /api/news:\n    get: { responses: {} }\n  /api/policies/documents:',
    ],
    ['an example', 'example: invite-ny', 'example: invite-nj'],
    [
      'that other fields are allowed, which is so without the word',
      'BillingTermReply:\n      type: object\n',
      'BillingTermReply:\n      type: object\n      additionalProperties: true\n',
    ],
  ])('lets pass %s', (_, from, to) => {
    expect(changesAfter(from, to)).toEqual([]);
  });
});
