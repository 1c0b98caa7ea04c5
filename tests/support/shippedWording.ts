import { readFileSync } from 'node:fs';
import { parseLegalWording } from '../../src/adapters/configuration/legalWording';
import type { LegalWording } from '../../src/domain/wording/LegalWording';

/** The legal wording that ships. */
export const shippedWording = (code: string): LegalWording =>
  parseLegalWording(JSON.parse(readFileSync(`config/wording/${code}.json`, 'utf8')));
