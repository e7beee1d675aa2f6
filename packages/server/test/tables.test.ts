import { tableContract } from './support/table-contract.ts';
import { useRoom } from './support/room.ts';

tableContract(useRoom());
