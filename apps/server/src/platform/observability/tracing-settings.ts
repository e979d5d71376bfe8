/** Settings of traces: sampling and receiver, from the standard environment variables of OpenTelemetry. */
export interface TracingSettings {
  /** Address of the collector, without a trailing slash. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the program, for the collector. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: 'always_on' | 'always_off' | 'traceidratio';
  /** Share of the traces that are sampled, from 0 to 1. */
  readonly ratio: number;
}
