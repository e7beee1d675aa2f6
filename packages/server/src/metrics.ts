// What /metrics tells: the figures that are counted, and how things stand at this moment.

import type { Health } from './answer.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Figures } from './figures.ts';
import type { Sockets } from './sockets.ts';
import type { Tables } from './tables.ts';

interface Parts {
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly cluster: Cluster | null;
}

export function metrics(
  { uptimeSeconds, status }: Health,
  { tables, sockets, cluster }: Parts,
  figures: Figures,
  loopDelay: number,
): string {
  const { heapUsed, rss } = process.memoryUsage();
  return figures.text([
    ['maester_uptime_seconds', 'gauge', uptimeSeconds],
    ['maester_failing', 'gauge', status === 'failing' ? 1 : 0],
    ['maester_tables_in_memory', 'gauge', tables.size],
    ['maester_connections', 'gauge', sockets.connections],
    ['maester_messages_received_total', 'counter', sockets.received],
    ['maester_choices_total', 'counter', tables.choices],
    ['maester_heap_bytes', 'gauge', heapUsed],
    ['maester_resident_bytes', 'gauge', rss],
    ['maester_loop_delay_p99_seconds', 'gauge', loopDelay],
    ['maester_disk_errors_total', 'counter', tables.diskErrors],
    ['maester_minds_waiting', 'gauge', tables.mindsWaiting],
    ...clusterFigures(cluster),
  ]);
}

function clusterFigures(cluster: Cluster | null): readonly (readonly [string, 'gauge', number])[] {
  if (cluster === null) return [];
  const { others, visits, isLinked } = cluster.figures;
  return [
    ['maester_other_servers', 'gauge', others],
    ['maester_visits', 'gauge', visits],
    ['maester_nats_up', 'gauge', isLinked ? 1 : 0],
  ];
}
