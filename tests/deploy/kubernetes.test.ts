import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse } from 'yaml';
import { writeSite } from './writeSite';

const folder = 'deploy/kubernetes';
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [part: string]: unknown;
}

const kinds = [
  ...[Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy],
  ...[PersistentVolumeClaim, PodDisruptionBudget, Service],
];

/** Notes which properties are read: the published schemas ignore a property that they do not know. */
const watched = (value: unknown, place: string, isRead: Set<string>): unknown =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, {
        get: (target, name) => {
          const inside = `${place}.${String(name)}`;
          isRead.add(inside);
          return watched(Reflect.get(target, name), inside, isRead);
        },
      })
    : value;

const placesOf = (value: unknown, place: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inside]) => [`${place}.${name}`, ...placesOf(inside, `${place}.${name}`)])
    : [];

/** What Kubernetes would refuse, or ignore, in a manifest. */
const mistakesIn = (manifest: Manifest): readonly string[] => {
  const Kind = kinds.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind);
  if (!Kind) return [`${manifest.apiVersion} ${manifest.kind} has no schema here`];
  const isRead = new Set<string>();
  const model = watched(Object.assign(new Kind(), manifest), '', isRead) as InstanceType<typeof Kind>;
  try {
    model.validate();
  } catch (error) {
    return [String(error)];
  }
  return placesOf(manifest, '').filter((place) => !isRead.has(place));
};

const manifests = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
const manifest = (file: string): Manifest => read(path.join(folder, file)) as Manifest;

describe('The manifests of Kubernetes', () => {
  it.each(manifests)('are as the published schemas say: %s', (file) => {
    expect(mistakesIn(manifest(file))).toEqual([]);
  });

  it.each([
    ['a missing field', { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 1 } }],
    ['a field of another type', { ...manifest('service.yaml'), spec: { ports: [{ port: 'http' }] } }],
    ['a misspelt field', { ...manifest('service.yaml'), spec: { selektor: {}, ports: [] } }],
    ['an unknown version', { ...manifest('autoscaler.yaml'), apiVersion: 'autoscaling/v9' }],
  ])('are refused with %s', (_, wrong) => {
    expect(mistakesIn(wrong)).not.toEqual([]);
  });

  it('are all applied, apart from the example', () => {
    const { resources } = read(path.join(folder, 'kustomization.yaml')) as { readonly resources: readonly string[] };
    expect([...resources, 'ingress.example.yaml'].toSorted()).toEqual(manifests);
  });

  it('name the configuration and the wording of every language by the hash of their content', () => {
    const wordings = readdirSync('config/wording').map((file) => `wording/${file}`);
    expect(read('config/kustomization.yaml')).toMatchObject({
      configMapGenerator: [
        { name: 'hearthside-portal', files: ['portal.json', ...wordings] },
        { name: 'hearthside-portal-settings', envs: ['settings.env'] },
      ],
    });
  });
});

describe('The example of an Ingress', () => {
  const { spec } = manifest('ingress.example.yaml') as unknown as {
    spec: { tls: [{ hosts: string[] }]; rules: { host: string }[] };
  };
  const { hosts } = JSON.parse(readFileSync('config/portal.json', 'utf8')) as { hosts: object };

  it('has the hosts of the configuration, and no log of its own', () => {
    expect(spec.rules.map(({ host }) => host)).toEqual(Object.keys(hosts));
    expect(spec.tls[0].hosts).toEqual(Object.keys(hosts));
    expect(manifest('ingress.example.yaml')['metadata']).toMatchObject({
      annotations: { 'nginx.ingress.kubernetes.io/enable-access-log': 'false' },
    });
  });
});

/** The variables that the pod gets: those of its manifest, and of a file of settings. */
const environmentOf = (settings: string): Readonly<Record<string, string>> => {
  const { spec } = new Deployment(manifest('deployment.yaml') as ConstructorParameters<typeof Deployment>[0]);
  const own = spec?.template.spec?.containers[0]?.env?.map(({ name, value = '' }) => [name, value]) ?? [];
  const lines = settings.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries([...lines.map((line) => line.split(/=(.*)/)), ...own]) as Record<string, string>;
};

describe('A rollout of the repository as it is', () => {
  const settings = readFileSync('config/settings.env', 'utf8');

  it('is refused, and each placeholder is named with its setting', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'rollout-'));
    writeSite(path.join(site, 'main'));
    const env = { ...environmentOf(settings), PATH: process.env['PATH'] ?? '', ROOT: `${site}/main`, ASSETS: site };
    const { status, stderr } = spawnSync('sh', ['deploy/start-nginx.sh'], { env, encoding: 'utf8' });
    rmSync(site, { recursive: true });
    expect(status).toBe(1);
    for (const setting of [
      'API is still',
      'DOCUMENTS_ORIGIN is still',
      'SECURITY_CONTACT is still',
      'ROOT: hosts',
      'CATALOGUE',
    ])
      expect(stderr).toContain(`start-nginx.sh: ${setting}`);
  });

  it('has no image that could be pulled', () => {
    const { images } = read('config/kustomization.yaml') as { images: { digest: string }[] };
    expect(images.map(({ digest }) => digest)).toEqual(images.map(() => `sha256:${'0'.repeat(64)}`));
  });
});

describe('The Deployment', () => {
  const { spec } = new Deployment(manifest('deployment.yaml') as ConstructorParameters<typeof Deployment>[0]);
  const pod = spec?.template.spec;
  const containers = [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])];

  it('stops no replica before its calls have ended', () => {
    const pause = Number(pod?.containers[0]?.lifecycle?.preStop?.exec?.command?.[1]);
    const script = readFileSync('deploy/start-nginx.sh', 'utf8');
    const reading = Number(/READ_SECONDS:=(\d+)/.exec(script)?.[1]);
    const more = Number(/READ_SECONDS \+ (\d+)/.exec(script)?.[1]);
    expect(pause).toBeGreaterThan(0);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(pause + reading + more);
  });

  it.each(containers.map((container) => [container.name, container] as const))('locks %s up', (_, container) => {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources?.requests).toBeDefined();
    expect(container.resources?.limits).toBeDefined();
  });

  it('asks the port of the probes, and refuses placeholders', () => {
    const [nginx] = pod?.containers ?? [];
    expect([nginx?.readinessProbe?.httpGet, nginx?.livenessProbe?.httpGet]).toEqual([
      { path: '/ready', port: 'probes' },
      { path: '/live', port: 'probes' },
    ]);
    expect(pod?.initContainers?.[0]?.args).toEqual(expect.arrayContaining(['--strict', '--production']));
    expect(nginx?.env).toContainEqual({ name: 'STRICT', value: '1' });
  });

  it('spreads its replicas over zones and nodes', () => {
    expect(pod?.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ]);
  });

  it('runs as a user without rights', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod?.automountServiceAccountToken).toBe(false);
  });

  it('lets the init container alone write what nginx serves', () => {
    const mounts = pod?.containers[0]?.volumeMounts?.filter(({ mountPath }) =>
      ['/site', '/assets'].includes(mountPath),
    );
    expect(mounts?.map(({ readOnly }) => readOnly)).toEqual([true, true]);
  });
});

describe('The network policy', () => {
  it.each([
    ['198.51.100.7', true],
    ['2001:db8::7', true],
    ['169.254.169.254', false],
    ['fd00:ec2::254', false],
    ['fe80::1', false],
  ])('has a pod call %s over https: %s', (address, isAllowed) => {
    const { spec } = read('deploy/kubernetes/network-policy.yaml') as NetworkPolicy;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const isIn = (network: string): boolean => {
      const [start = '', prefix] = network.split('/');
      if (isIPv6(start) !== isIPv6(address)) return false;
      const list = new BlockList();
      list.addSubnet(start, Number(prefix), family);
      return list.check(address, family);
    };
    const blocks = spec?.egress?.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
    expect(blocks?.some(({ cidr, except = [] }) => isIn(cidr) && !except.some(isIn))).toBe(isAllowed);
  });
});
