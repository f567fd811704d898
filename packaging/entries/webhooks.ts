/** Verifies what the service sends and signs the replies to it, in either order of the signed bytes. */
export {
  type Order,
  refusal,
  type Secrets,
  type SignedHeaders,
  signature,
  signedHeaders,
} from '../../client/signature';
