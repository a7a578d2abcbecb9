import { brand } from '@grovemail/config/brand.ts';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorText } from '../sending/outbox/error-text.ts';
import type { Deliver } from '../sending/outbox/queue.ts';

/** A collector that accepts OTLP over HTTP. */
export interface Collector {
  /** Base URL such as `http://localhost:4318`, without trailing slash. */
  endpoint: string;
  /** Sent with every batch, such as an API key. */
  headers: Record<string, string>;
}

export interface Tracing {
  /** Adds a span for each request, which continues the caller's trace (W3C Trace Context). */
  requests(app: FastifyInstance): void;
  /** Adds a span for each delivery attempt. */
  deliveries(deliver: Record<string, Deliver>): Record<string, Deliver>;
  /** Flushes pending spans and never rejects: spans that cannot be sent are dropped. */
  end(): Promise<void>;
}

/**
 * Traces with OpenTelemetry, without personal data: spans contain routes instead of paths, no bodies, and errors without email
 * addresses.
 */
export function traceTo({ endpoint, headers }: Collector): Tracing {
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': brand.name.toLowerCase() }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMillis })],
  });
  const tracer = provider.getTracer(brand.name.toLowerCase());
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  function trace(topic: string, deliver: Deliver): Deliver {
    return async (entry, signal, responded) => {
      const attributes = { 'messaging.message.id': entry.id, attempt: entry.attempts };
      const span = tracer.startSpan(`deliver ${topic}`, { kind: SpanKind.CONSUMER, attributes });
      try {
        return await deliver(entry, signal, responded);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: errorText(error) });
        throw error;
      } finally {
        span.end();
      }
    };
  }

  return {
    requests(app) {
      app.addHook('onRequest', async (request) => {
        const { method, headers } = request;
        const route = request.is404 ? 'site' : (request.routeOptions.url ?? 'site');
        const attributes = { 'http.request.method': method, 'http.route': route };
        const parent = propagator.extract(ROOT_CONTEXT, headers, headerReader);
        const options = { kind: SpanKind.SERVER, attributes };
        spans.set(request, tracer.startSpan(`${method} ${route}`, options, parent));
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    deliveries: (all) =>
      Object.fromEntries(
        Object.entries(all).map(([topic, deliver]) => [topic, trace(topic, deliver)]),
      ),
    end: () => provider.shutdown().catch(() => {}),
  };
}

/** The longest that a slow collector may delay shutdown. */
const timeoutMillis = 2_000;

const headerReader = {
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
};
