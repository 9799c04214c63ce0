/** What an operator may want to know of a running server, in the form Prometheus reads. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly connections: () => number;
  readonly tables: () => number;
}

export class Metrics {
  readonly registry = new Registry();
  private readonly choices = new Counter({
    name: 'jade_entries_total',
    help: 'entries that were kept at all tables',
    registers: [this.registry],
  });
  private readonly commands = new Histogram({
    name: 'jade_answer_seconds',
    help: 'from a message to its answer, by type',
    labelNames: ['type'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'jade_refused_total',
    help: 'messages and requests that were refused',
    registers: [this.registry],
  });

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, count: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(count());
        },
      });
    gauge('jade_connections', 'open sockets', gauges.connections);
    gauge('jade_tables_in_memory', 'tables that somebody looks at', gauges.tables);
  }

  kept(): void {
    this.choices.inc();
  }

  answered(type: string, milliseconds: number, refused: boolean): void {
    if (refused) this.refused.inc();
    else this.commands.observe({ type }, milliseconds / 1000);
  }
}
