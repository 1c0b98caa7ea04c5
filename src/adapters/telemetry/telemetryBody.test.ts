import type { Occurrence } from '../../application/ports/Telemetry';
import { telemetryBody } from './telemetryBody';

const named = { release: '1.2.3', variant: 'newYork' };
const here = { ...named, routes: ['billing'] };
const uuid = '7f1c9a52-1c1e-4a35-a2c2-19c5c0d0a8f4';

const sent = (occurrence: Occurrence): unknown => {
  const body = JSON.parse(telemetryBody(here, [{ route: 'billing', occurrence }])) as { readonly events: unknown[] };
  return body.events[0];
};

describe('What telemetry sends', () => {
  it('names the release and the variant', () => {
    expect(JSON.parse(telemetryBody(here, []))).toEqual({ ...named, events: [] });
  });

  it.each<[Occurrence, object]>([
    [
      { kind: 'callFailed', status: 503, correlationId: uuid },
      { status: 503, correlationId: uuid },
    ],
    [{ kind: 'callFailed', status: 509, correlationId: '' }, { status: 509 }],
    [
      { kind: 'callFailed', status: 502, correlationId: '', field: 'data.*.currentTerm.endDate' },
      { status: 502, field: 'data.*.currentTerm.endDate' },
    ],
    [{ kind: 'screenFailed', correlationId: uuid }, { correlationId: uuid }],
    [{ kind: 'scriptFailed' }, {}],
    [
      { kind: 'vital', name: 'LCP', value: 812.34567 },
      { name: 'LCP', value: 812.346 },
    ],
    [
      { kind: 'policyViolated', directive: 'img-src', blocked: 'elsewhere' },
      { directive: 'img-src', blocked: 'elsewhere' },
    ],
  ])('sends of %j its kind, the route and %j', (occurrence, details) => {
    expect(sent(occurrence)).toEqual({ kind: occurrence.kind, route: 'billing', ...details });
  });

  it.each<[string, unknown]>([
    ['a kind', { kind: 'Ada Lovelace' }],
    ['a reference', { kind: 'callFailed', status: 500, correlationId: 'Ada Lovelace' }],
    ['the reference of a defect', { kind: 'defect', correlationId: 'Ada Lovelace' }],
    ['a field', { kind: 'callFailed', status: 502, correlationId: '', field: 'Ada Lovelace' }],
    ['a field below data', { kind: 'callFailed', status: 502, correlationId: '', field: 'data.4111111111111111' }],
    ['a status', { kind: 'callFailed', status: 4111111111111111, correlationId: '' }],
    ['a status that is no number', { kind: 'callFailed', status: 'Ada Lovelace', correlationId: '' }],
    [
      'a directive',
      { kind: 'policyViolated', directive: 'Ada Lovelace', blocked: 'https://a.example/?q=Ada Lovelace' },
    ],
    ['a vital', { kind: 'vital', name: 'Ada Lovelace', value: 4111111111111111 }],
    ['a measure that is no number', { kind: 'vital', name: 'CLS', value: 'Ada Lovelace' }],
    ['more fields', { kind: 'scriptFailed', message: 'Ada Lovelace', card: 4111111111111111 }],
  ])('lets no text in by way of %s @CONFIG-28', (_, occurrence) => {
    expect(JSON.stringify(sent(occurrence as Occurrence))).not.toMatch(/Ada|4111/);
  });

  it('lets no text in by way of the route, the release and the variant @CONFIG-28', () => {
    const noted = { route: '/policy?name=Ada', occurrence: { kind: 'defect' } };
    const body = telemetryBody({ ...here, release: 'Ada Lovelace', variant: 'Ada' }, [noted as never]);
    expect(body).not.toContain('Ada');
  });
});
