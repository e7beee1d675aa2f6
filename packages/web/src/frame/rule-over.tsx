// A rule of the ledger over the table: what shows it is loaded when somebody asks for a rule.

import type { FunctionComponent } from 'preact';
import { lazy } from '../app/lazy.tsx';
import type { RuleDialogProps } from './rule-dialog.tsx';

export const RuleDialog: FunctionComponent<RuleDialogProps> = lazy(
  async () => (await import('./rule-dialog.tsx')).RuleDialog,
  () => null,
);
