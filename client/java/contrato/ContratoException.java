package contrato;

import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A refusal of the service. */
public final class ContratoException extends RuntimeException {
  private static final Pattern CODE = Pattern.compile("\"error_code\"\\s*:\\s*\"([A-Z0-9_]+)\"");

  private final transient HttpResponse<String> response;

  ContratoException(HttpResponse<String> response) {
    super(response.statusCode() + ": " + response.body());
    this.response = response;
  }

  public int status() {
    return response.statusCode();
  }

  /** The code of the contract; empty where something in between answered. */
  public Optional<String> code() {
    Matcher found = CODE.matcher(response.body());
    return found.find() ? Optional.of(found.group(1)) : Optional.empty();
  }

  /** The answer as it came, with the details in it. */
  public String body() {
    return response.body();
  }

  /** The id of the request, for support. */
  public Optional<String> requestId() {
    return response.headers().firstValue("x-request-id");
  }

  /** Seconds that the service asks to wait. */
  public OptionalLong retryAfter() {
    return Client.retryAfter(response);
  }
}
