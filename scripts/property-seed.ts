// Property tests try the same cases in every run, so that a test fails by what was changed and not by chance. To look
// further, start them elsewhere: MAESTER_PROPERTY_SEED=7 npm test -- geometry
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['MAESTER_PROPERTY_SEED'] ?? 1) });
