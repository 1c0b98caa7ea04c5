import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import type { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { parseAllDocuments } from 'yaml';
import { configure } from '../../scripts/release/configure';
import { buildToConfigure } from '../support/buildToConfigure';

let build: ReturnType<typeof buildToConfigure>;

/** An empty folder with what docs/deployment.md names. */
beforeEach(() => {
  build = buildToConfigure();
  for (const part of ['config', 'deploy']) cpSync(part, path.join(build.folder, 'rollout', part), { recursive: true });
  mkdirSync(path.join(build.folder, 'catalogue'));
});

afterEach(() => build.remove());

/** What `kubectl apply -k config` would apply. */
const rendered = (): string =>
  execFileSync(process.env['KUBECTL'] ?? 'kubectl', ['kustomize', 'config'], {
    cwd: path.join(build.folder, 'rollout'),
    encoding: 'utf8',
  });

const change = (file: string, ...changes: readonly (readonly [from: RegExp, to: string])[]): void => {
  const at = path.join(build.folder, 'rollout', file);
  const before = readFileSync(at, 'utf8');
  const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
  expect(after).not.toBe(before);
  writeFileSync(at, after);
};

/** The insurer's own values, in the places that docs/deployment.md names. */
const fillIn = (): void => {
  change('config/settings.env', [/(?:insurer|hearthside)\.example/g, 'insurer.test']);
  change(
    'config/portal.json',
    [/(\w+\.)?localhost/g, '$1portal.insurer.test'],
    [/hearthside\.example/g, 'insurer.test'],
    [/[^."]*(?:placeholder wording|texto provisional)[^"]*/g, ' Coverage is subject to the policy.'],
  );
  change(
    'config/kustomization.yaml',
    [/0{64}/g, 'a'.repeat(64)],
    [/insurer\.example/g, 'insurer.test'],
    [/The zeros.*/g, ''],
  );
  for (const language of ['en', 'es'])
    change(`config/wording/${language}.json`, [/"placeholders": \[[^\]]*\]/g, '"placeholders": []']);
  mkdirSync(path.join(build.folder, 'catalogue/NY'));
  writeFileSync(path.join(build.folder, 'catalogue/NY/terms.pdf'), '%PDF-');
};

/** Runs the pod of a rendered rollout in folders of the test: the init container, and then nginx up to its start. */
const rollOut = (manifests: string) => {
  const all = parseAllDocuments(manifests).map(
    (each) => each.toJS() as { readonly kind: string; readonly metadata: { readonly name: string } },
  );
  const deployment = all.find(({ kind }) => kind === 'Deployment') as unknown as Deployment;
  const mapNamed = (name = ''): Readonly<Record<string, string>> =>
    (all.find((each) => each.kind === 'ConfigMap' && each.metadata.name === name) as unknown as ConfigMap).data ?? {};
  const pod = deployment.spec?.template.spec;
  const [nginx] = pod?.containers ?? [];
  const here = (text: string): string =>
    text
      .replace('/srv/hearthside/main', `${build.folder}/main`)
      .replace(/(^|=)\/(config|site|assets|catalogue)\b/, `$1${build.folder}/$2`);

  const volume = pod?.volumes?.find(({ name }) => name === 'config');
  mkdirSync(path.join(build.folder, 'config'), { recursive: true });
  for (const [file, text] of Object.entries(mapNamed(volume?.configMap?.name)))
    writeFileSync(path.join(build.folder, 'config', file), text);
  const said: string[] = [];
  const silent = (['log', 'warn'] as const).map((method) => jest.spyOn(console, method).mockImplementation());
  mkdirSync(path.join(build.folder, 'site'), { recursive: true });
  try {
    configure(pod?.initContainers?.[0]?.args?.map(here) ?? []);
  } catch (failure) {
    said.push((failure as Error).message);
  }
  for (const spy of silent) spy.mockRestore();

  const own = nginx?.env?.map(({ name, value = '' }) => [name, here(value)]) ?? [];
  const env = { ...mapNamed(nginx?.envFrom?.[0]?.configMapRef?.name), ...Object.fromEntries(own) } as Record<
    string,
    string
  >;
  const { stderr, status } = spawnSync('sh', ['deploy/start-nginx.sh', '-t', '-q'], {
    env: {
      ...env,
      PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
      LOG: '/dev/null',
      RUN: path.join(build.folder, 'run'),
    },
    encoding: 'utf8',
  });
  return { configured: said.join('\n'), started: stderr, isUp: said.length === 0 && status === 0 };
};

const placeholder = /(?:insurer|hearthside)\.example|localhost|0{64}|placeholder wording|texto provisional/g;

describe('A rollout by docs/deployment.md alone', () => {
  it('has no placeholder once the files that it names are filled in, and starts @SAFE-66', () => {
    fillIn();
    const manifests = rendered();
    expect(manifests.match(placeholder)).toBeNull();
    expect(rollOut(manifests)).toEqual({ configured: '', started: '', isUp: true });
  });

  it('is refused as it is: each placeholder is named with its file or setting @SAFE-66', () => {
    const { configured, started, isUp } = rollOut(rendered());
    expect(isUp).toBe(false);
    for (const place of ['portal.json: hosts.localhost is', 'portal.json: variants.newYork.supportEmail is'])
      expect(configured).toContain(place);
    for (const setting of [
      'API is still',
      'DOCUMENTS_ORIGIN is still',
      'SECURITY_CONTACT is still',
      'CATALOGUE:',
      'ROOT:',
    ])
      expect(started).toContain(`start-nginx.sh: ${setting}`);
  });

  it.each([
    ['config/settings.env', /api\.insurer\.test/g, 'api.insurer.example', 'API is still the placeholder'],
    ['config/settings.env', /^SECURITY_CONTACT.*$/gm, '', 'SECURITY_CONTACT is still the placeholder'],
    ['config/portal.json', /"nj\.portal\.insurer\.test"/g, '"nj.localhost"', 'portal.json: hosts.nj.localhost is'],
    [
      'config/portal.json',
      /support-ny@insurer\.test/g,
      'support-ny@hearthside.example',
      'portal.json: variants.newYork.supportEmail is',
    ],
    ['config/wording/es.json', /"placeholders": \[\]/g, '"placeholders": ["fraud"]', 'es.json'],
  ])('is refused where one is left in %s: %s @SAFE-66', (file, from, to, problem) => {
    fillIn();
    change(file, [from, to]);
    const { configured, started, isUp } = rollOut(rendered());
    expect(configured + started).toContain(problem);
    expect(isUp).toBe(false);
  });
});
