import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse } from 'yaml';

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
      configMapGenerator: [{ name: 'hearthside-portal', files: ['portal.json', ...wordings] }],
    });
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
