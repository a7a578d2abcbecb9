import { brand } from '@grovemail/config/brand.ts';
import { isOwnApi } from '@grovemail/config/own-api.ts';
import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import type { AppDeps } from './app-deps.ts';
import type { formTokens } from './http/auth/form-token.ts';
import type { keyUses } from './http/auth/key-uses.ts';
import { scanTurns } from './http/limits/scan-turns.ts';
import { originsOf } from './http/requests/origins.ts';
import type { Route } from './http/route.ts';
import { mailBranding } from './mail/branding.ts';
import { htmlAsText } from './mail/html-as-text.ts';
import { renderMail } from './mail/messages/render-mail.ts';
import { sampleOrder } from './mail/messages/sample-order.ts';
import { captureRoutes } from './routes/public/capture.ts';
import { enquiryRoute } from './routes/public/enquiry.ts';
import { feedbackRoute } from './routes/public/feedback.ts';
import { formTokenRoute } from './routes/public/form-token.ts';
import { issueTestKeyRoute } from './routes/public/issue-test-key.ts';
import { leadRoutes } from './routes/public/leads.ts';
import { modulesRoute } from './routes/public/modules.ts';
import { preferenceRoutes } from './routes/public/preferences.ts';
import { sampleMailRoutes } from './routes/public/sample-mail.ts';
import { pushRoutes } from './routes/push/push.ts';
import { pushTestRoute } from './routes/push/push-test.ts';
import { automationRoutes } from './routes/v1/automations.ts';
import { contactRoutes } from './routes/v1/contacts.ts';
import { contactBatchRoute } from './routes/v1/contacts-batch.ts';
import { previewRoutes } from './routes/v1/mail-preview.ts';
import { phoneNumber } from './routes/v1/phone-number.ts';
import { renderTemplateRoute } from './routes/v1/render-template.ts';
import { suppressionRoutes } from './routes/v1/suppressions.ts';
import { templateRoutes } from './routes/v1/templates.ts';
import type { TransactionalDeps } from './routes/v1/transactional-mail.ts';
import { transactionalRoutes } from './routes/v1/transactionals.ts';
import { transactionalBatchRoute } from './routes/v1/transactionals-batch.ts';
import { webhookMessageRoutes } from './routes/v1/webhook-messages.ts';
import { webhookRoutes } from './routes/v1/webhooks.ts';
import { passesCheck, targetFaultHere } from './sending/calls/target.ts';
import { signedPreferencePath } from './sending/deliveries/mail-links.ts';
import { isPushService } from './sending/push/push-services.ts';

interface Given {
  tokens: ReturnType<typeof formTokens>;
  noteUse: ReturnType<typeof keyUses>;
}

/** A route for every operation of the contract. */
export function apiRoutes(deps: AppDeps, { tokens, noteUse }: Given): Route[] {
  const { config } = deps;
  const submissions = {
    ...deps,
    hasNoticeWebhook: config.notices.webhookUrl !== null,
    furtherOperators: config.mail.operators.slice(1),
  };
  const canCall = (address: string) => passesCheck(address, config.outboundAllow);
  const canPush = (endpoint: string) =>
    isPushService(endpoint, config.push.services) && canCall(endpoint);
  const transactionals: TransactionalDeps = {
    ...deps,
    canCall,
    htmlAsText,
    preferencePath: (link) => signedPreferencePath(link, deps.trackingKeys),
  };
  const listInTurn = scanTurns();
  return [
    modulesRoute({ catalog: defaultCatalog }),
    formTokenRoute(tokens),
    issueTestKeyRoute(deps),
    ...sampleMailRoutes({
      ...deps,
      sendsMail: config.mail.smtpUrl !== null,
      composeSample(site) {
        const branding = mailBranding(site);
        return renderMail(sampleOrder(branding), branding);
      },
    }),
    enquiryRoute(submissions),
    feedbackRoute(submissions),
    ...captureRoutes({
      ...submissions,
      clientApiKey: config.clientApiKey,
      audienceId: config.audienceId,
    }),
    ...leadRoutes({
      ...submissions,
      plans: {
        brand: brand.name,
        catalog: isOwnApi(config.bases.modules, config.bases) ? defaultCatalog : null,
      },
    }),
    ...contactRoutes({ ...deps, phoneNumber, listInTurn }),
    contactBatchRoute({ ...deps, phoneNumber }),
    ...automationRoutes({ ...deps, listInTurn }),
    ...transactionalRoutes({ ...transactionals, listInTurn }),
    transactionalBatchRoute(transactionals),
    ...templateRoutes({ ...deps, htmlAsText }),
    renderTemplateRoute({ ...deps, htmlAsText }),
    ...suppressionRoutes(deps),
    ...previewRoutes({
      ...deps,
      apiUrl: config.bases.api,
      siteOrigins: originsOf([config.bases.site]),
    }),
    ...webhookRoutes({
      ...deps,
      targetFault: (address) => targetFaultHere(address, config),
    }),
    ...webhookMessageRoutes(deps),
    ...preferenceRoutes({ ...deps, sender: brand.name }),
    ...pushRoutes({ ...deps, apiKey: config.push.apiKey, canPush, noteUse }),
    pushTestRoute({ ...deps, canPush }),
  ];
}
