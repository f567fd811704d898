package contrato;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verifies what the service sends, and signs the replies to it. Java 17, and nothing else. */
public final class Signatures {
  /** The order of the signed bytes; the revision of the contract says which. */
  public enum Order { TIMESTAMP_ENDPOINT_BODY, BODY_TIMESTAMP_ENDPOINT }

  /** A reason not to trust a call. */
  public enum Refusal { UNKNOWN_KEY, OTHER_ENDPOINT, WRONG_SIGNATURE, STALE }

  private static final long MAX_AGE_SECONDS = 60;

  private Signatures() {}

  /**
   * The value of {@code x-signature}.
   *
   * @param body the bytes as they come or go
   * @param secret the api-secret in base64
   */
  public static String signature(String timestamp, String endpoint, byte[] body, String secret, Order order) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret), "HmacSHA256"));
      if (order == Order.BODY_TIMESTAMP_ENDPOINT) mac.update(body);
      mac.update((timestamp + endpoint).getBytes(StandardCharsets.UTF_8));
      if (order == Order.TIMESTAMP_ENDPOINT_BODY) mac.update(body);
      return "hmac-sha256 " + Base64.getEncoder().encodeToString(mac.doFinal());
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  /**
   * The reason not to trust a call, if there is one.
   *
   * @param headers by their names in lower case
   * @param endpoint the path and query that were called
   * @param secrets api-secrets in base64 by api-key
   */
  public static Optional<Refusal> refusal(
      Map<String, String> headers, String endpoint, byte[] body, Map<String, String> secrets, Order order, Instant now) {
    String secret = secrets.get(headers.getOrDefault("x-api-key", ""));
    // A secret that is not configured is no secret: anybody can sign with none.
    if (secret == null || secret.isBlank()) return Optional.of(Refusal.UNKNOWN_KEY);
    if (!endpoint.equals(headers.get("x-endpoint"))) return Optional.of(Refusal.OTHER_ENDPOINT);
    String timestamp = headers.getOrDefault("x-timestamp", "");
    byte[] wanted = signature(timestamp, endpoint, body, secret, order).getBytes(StandardCharsets.UTF_8);
    byte[] given = headers.getOrDefault("x-signature", "").getBytes(StandardCharsets.UTF_8);
    if (!MessageDigest.isEqual(given, wanted)) return Optional.of(Refusal.WRONG_SIGNATURE);
    // Only now, because a timestamp without a valid signature has no meaning.
    boolean isFresh = timestamp.matches("[0-9]{1,12}")
        && Math.abs(now.toEpochMilli() - Long.parseLong(timestamp) * 1000) <= MAX_AGE_SECONDS * 1000;
    return isFresh ? Optional.empty() : Optional.of(Refusal.STALE);
  }

  /** The headers that a reply to a call is signed with, or a call in your own test. */
  public static Map<String, String> signedHeaders(String endpoint, byte[] body, String secret, Order order, Instant now) {
    String timestamp = Long.toString(now.getEpochSecond());
    String value = signature(timestamp, endpoint, body, secret, order);
    return Map.of("x-endpoint", endpoint, "x-timestamp", timestamp, "x-signature", value);
  }
}
