/** Build-time defaults of the web push scripts; values from the page override them. */
export interface Built {
  /** API origin for subscriptions and actions; '' is the script's origin. */
  users: string;
  messaging: string;
  /** The publishable push key. */
  apiKey: string;
  /** The application-server key; null to fetch it from the API, '' if nobody serves it. */
  key: string | null;
}
