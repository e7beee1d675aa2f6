// Everything that a guest can do at a table of one server, with two servers on PostgreSQL and NATS: each request and each
// connection comes to the other one than the one before.

import { tableContract } from './support/table-contract.ts';
import { useCluster } from './support/cluster.ts';

tableContract(useCluster(2));
