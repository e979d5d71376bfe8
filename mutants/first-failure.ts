import fc from 'fast-check';

/** A change is noticed by the first case that fails: making that case smaller would take longer than all the others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
